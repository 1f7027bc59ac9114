import { Button, globalStyles, Heading, Page } from '@gildshelf/ui';
import { createRoot } from 'react-dom/client';

globalStyles(); // once, before the first render: reset, night background, focus ring

createRoot(document.body).render(
  <Page>
    <Heading level={1}>Discover Content</Heading>
    <Button variant="gold" href="/search">
      Browse Content!
    </Button>
  </Page>,
);
