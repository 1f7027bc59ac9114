import {
  Button,
  Carousel,
  createToaster,
  Dialog,
  Heading,
  MediaTile,
  Select,
  Stack,
  StarRating,
  Text,
  ToastRegion,
} from '@gildshelf/ui';
import { useState } from 'react';

const toaster = createToaster({ duration: 60_000 });
const books = Array.from({ length: 30 }, (_, index) => `Book ${index + 1}`);

/** A page built with `ui` alone. */
export function OwnShelf() {
  const [isOpen, setOpen] = useState(false);
  const [stars, setStars] = useState(2);
  const [status, setStatus] = useState('reading');
  return (
    <Stack gap={5}>
      <Heading level={1}>Books</Heading>
      <Carousel
        title="On the shelf"
        items={books}
        itemKey={(book) => book}
        renderItem={(book, index) => <MediaTile name={book} href={`/books/${index}`} rank={index + 1} />}
      />
      <Select
        label="Book status"
        options={[
          { value: 'reading', label: 'Reading' },
          { value: 'read', label: 'Read' },
        ]}
        value={status}
        onChange={setStatus}
      />
      <StarRating label="Book rating" value={stars} onChange={setStars} />
      <Text>
        {status}, {stars} stars
      </Text>
      <Button variant="gold" onClick={() => setOpen(true)}>
        Lend
      </Button>
      <Dialog
        open={isOpen}
        onOpenChange={setOpen}
        title="Lend this book?"
        actions={
          <Button
            onClick={() => {
              setOpen(false);
              toaster.show('Lent to Mara');
            }}
          >
            Yes
          </Button>
        }
      />
      <ToastRegion toaster={toaster} />
    </Stack>
  );
}
