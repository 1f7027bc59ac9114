/** Samples this process's memory every 50 ms; `stop` returns the peak in MB (1,000,000 bytes). */
export function watchMemory() {
  let peak = process.memoryUsage.rss();
  const timer = setInterval(() => {
    peak = Math.max(peak, process.memoryUsage.rss());
  }, 50);
  return {
    stop: () => {
      clearInterval(timer);
      return peak / 1_000_000;
    },
  };
}
