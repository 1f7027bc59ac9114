/** A moment as mails say it, the same in every time zone: 21/11/2026 at 20:53 UTC. */
export function mailTime(time: number): string {
  const [date = '', clock = ''] = new Date(time).toISOString().split('T');
  return `${date.split('-').reverse().join('/')} at ${clock.slice(0, 5)} UTC`;
}
