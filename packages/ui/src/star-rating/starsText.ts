/** How a rating is read out: '3.5 of 5 stars'. */
export function starsText(rating: number, max: number): string {
  return `${rating} of ${max} stars`;
}
