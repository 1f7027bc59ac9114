import { Button, globalStyles, Island, Text } from '@gildshelf/ui';
import { type ReactNode, useEffect } from 'react';
import { createRoot } from 'react-dom/client';

const { dataset } = document.documentElement;
if (dataset.variant === 'globalStyles') globalStyles();

function Container({ children }: { children: ReactNode }) {
  if (dataset.variant === 'globalStyles') return children;
  return <Island cssLayer={dataset.variant === 'layered Island'}>{children}</Island>;
}

function StyledPage() {
  useEffect(() => {
    dataset.hydrated = 'true';
  }, []);
  return (
    <Container>
      <Button className="mine" style={{ marginTop: 11 }}>
        Lend
      </Button>
      <Text className="shown" hidden>
        Lent
      </Text>
    </Container>
  );
}

const root = document.querySelector('#root');
if (!root) throw new Error('No #root in the page.');
createRoot(root).render(<StyledPage />);
