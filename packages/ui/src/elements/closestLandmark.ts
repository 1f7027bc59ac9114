// Container for a popover of the button: users who navigate by landmarks would not find it outside of all landmarks.
export function closestLandmark(button: HTMLElement): HTMLElement | undefined {
  return button.closest<HTMLElement>('nav, main, header, footer, aside') ?? undefined;
}
