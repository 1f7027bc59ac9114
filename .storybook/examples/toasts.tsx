import { Button, createToaster, ToastRegion } from '@gildshelf/ui';

// A plain object: any code can show a toast, also outside React.
const toaster = createToaster({ duration: 6000 });

export function App() {
  return (
    <>
      <Button onClick={() => toaster.show('Rating updated successfully!')}>Submit</Button>
      <ToastRegion toaster={toaster} />
    </>
  );
}
