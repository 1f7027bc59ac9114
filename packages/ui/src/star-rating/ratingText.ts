/** Rating as text for screen readers: '3.5 of 5 stars'. */
export function ratingText(rating: number, max: number): string {
  return `${rating} of ${max} stars`;
}
