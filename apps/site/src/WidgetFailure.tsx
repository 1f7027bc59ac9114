import { messages } from '@gildshelf/api-client/contract';
import { Alert } from '@gildshelf/ui';

/** Stands where a part of a page has failed. */
export function WidgetFailure() {
  return <Alert tone="danger">{messages.transport.unexpected}</Alert>;
}
