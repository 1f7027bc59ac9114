/**
 * @internal Handler of the Escape key for overlays, which get the key before their content: keeps the overlay open while the list
 * of a combobox in it is open, because the key then belongs to the combobox.
 */
export function leaveEscapeToCombobox(event: KeyboardEvent): void {
  if (event.target instanceof Element && event.target.matches('[role="combobox"][data-state="open"]'))
    event.preventDefault();
}
