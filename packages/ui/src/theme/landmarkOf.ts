// Outside of every landmark, somebody who goes by landmarks would not find it.
export function landmarkOf(button: HTMLElement): HTMLElement | undefined {
  return button.closest<HTMLElement>('nav, main, header, footer, aside') ?? undefined;
}
