/** The gold line along one edge of what lies over the page: styles for its `::before`. */
export function goldLine(edge: 'top' | 'bottom') {
  return {
    content: '',
    position: 'absolute',
    insetInline: '12px',
    [edge]: '-1px',
    height: '1px',
    backgroundImage: '$shelfLine',
  } as const;
}
