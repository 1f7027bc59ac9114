import { messages } from '@gildshelf/api-client/contract';
import { Alert } from '@gildshelf/ui';

/** Error message in place of a part of a page that failed to render. */
export function WidgetFailure() {
  return <Alert tone="danger">{messages.transport.unexpected}</Alert>;
}
