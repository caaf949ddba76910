/** A device and its network: throughput in bytes per second, latency in milliseconds, and by which factor the processor is slowed down. */
export type Profile = (typeof profiles)[number];

const line = (megabitsDown: number, megabitsUp: number, latency: number) => {
  const bytes = (megabits: number) => (megabits * 1e6) / 8;
  return { download: bytes(megabitsDown), upload: bytes(megabitsUp), latency };
};
const phone = { width: 375, height: 667, hasTouch: true, isMobile: true, deviceScaleFactor: 2 };
const desk = { width: 1280, height: 800, hasTouch: false, isMobile: false, deviceScaleFactor: 1 };

export const profiles = [
  { name: 'phone', viewport: phone, slower: 4, network: line(1.6, 0.75, 150) },
  { name: 'desk', viewport: desk, slower: 1, network: line(10, 10, 40) },
];
