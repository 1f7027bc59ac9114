import { StarRating } from '@gildshelf/ui';
import { useState } from 'react';

export function RateBook({ stars }: { stars: number }) {
  const [value, setValue] = useState(stars);
  return <StarRating label="Book rating" value={value} onChange={setValue} />;
}
