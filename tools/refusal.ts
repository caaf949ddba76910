/** An error whose message says what to change: it is printed without a place in this code, which would not help. */
export function refusal(message: string): Error {
  const error = new Error(message);
  error.stack = message;
  return error;
}
