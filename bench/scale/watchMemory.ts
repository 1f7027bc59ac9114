/** The most memory that this process holds, sampled every 50 ms. */
export function watchMemory() {
  let most = process.memoryUsage.rss();
  const timer = setInterval(() => {
    most = Math.max(most, process.memoryUsage.rss());
  }, 50);
  return {
    stop: () => {
      clearInterval(timer);
      return most / 1_000_000;
    },
  };
}
