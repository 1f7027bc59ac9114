import { messages } from '@gildshelf/api-client/contract';
import { Alert, useTranslate } from '@gildshelf/ui';

/** Error message in place of a part of a page that failed to render. */
export function WidgetFailure() {
  const translate = useTranslate();
  return <Alert tone="danger">{translate(messages.transport.unexpected)}</Alert>;
}
