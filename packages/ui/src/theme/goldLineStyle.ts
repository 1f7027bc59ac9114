/** Styles for the `::before` of an overlay: a gold line along one edge. */
export function goldLineStyle(edge: 'top' | 'bottom') {
  return {
    content: '',
    position: 'absolute',
    insetInline: '12px',
    [edge]: '-1px',
    height: '1px',
    backgroundImage: '$shelfLine',
  } as const;
}
