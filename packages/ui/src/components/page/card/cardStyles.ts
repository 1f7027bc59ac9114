/** Base styles of every card: a surface with rounded corners. */
export const cardStyles = {
  position: 'relative',
  borderRadius: '$card',
  color: '$text',
  textDecoration: 'none',
  backgroundColor: '$surface',
  backgroundImage: '$colors$cardFill',
  boxShadow: '$card',
  '@forcedColors': { border: '1px solid CanvasText' },
} as const;

/** Hover and focus styles of a card that is a link: it is raised on hover, and gets a gold ring with a warm glow. */
export const liftStyles = {
  transition: 'transform $transitions$quick',
  '&::after': {
    content: '',
    position: 'absolute',
    inset: 0,
    borderRadius: 'inherit',
    boxShadow: 'inset 0 0 0 1px $colors$gold, $shadows$warmGlow',
    opacity: 0,
    transition: 'opacity $transitions$quick',
    pointerEvents: 'none',
  },
  '@hover': { '&:hover': { transform: 'translateY(-6px)', '&::after': { opacity: 1 } } },
  '&:focus-visible::after, &:has(:focus-visible)::after': { opacity: 1 },
  '&:active': { transform: 'translateY(-2px)' },
  '@motion': { transition: 'none', '&:hover, &:active': { transform: 'none' } },
} as const;
