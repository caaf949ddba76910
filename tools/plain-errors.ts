/*
 * Imported first by a command: by default, Node prints an uncaught error with the line of code that threw it, which does not help for a
 * refusal.
 */
process.on('uncaughtException', (error: NodeJS.ErrnoException) => {
  const isRefusal = error.stack === error.message || error.code?.startsWith('ERR_PARSE_ARGS_');
  console.error(isRefusal ? error.message : error.stack);
  process.exit(1);
});
