/** A touch target of 44 px, only for a link without neighbours. */
export const soleLinkStyle = {
  '&:only-child': { position: 'relative' },
  '&:only-child::after': {
    content: '',
    position: 'absolute',
    insetInline: 0,
    minWidth: '$touch',
    top: 'calc(50% - $sizes$touch / 2)',
    height: '$touch',
  },
} as const;
