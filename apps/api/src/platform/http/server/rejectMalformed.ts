import type { Duplex } from 'node:stream';
import { ownMessages } from '@gildshelf/api-client/contract';

const responses: Readonly<Record<string, readonly [string, string]>> = {
  HPE_HEADER_OVERFLOW: ['431 Request Header Fields Too Large', ownMessages.request.tooLarge],
  ERR_HTTP_REQUEST_TIMEOUT: ['408 Request Timeout', ownMessages.request.timedOut],
};

/** Responds to input that is not a complete request: too slow, headers too large, or not HTTP. */
export function rejectMalformed(error: Error & { readonly code?: string }, socket: Duplex): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const [status, message] = responses[error.code ?? ''] ?? ['400 Bad Request', ownMessages.request.malformed];
  const body = JSON.stringify({ message });
  const head = [`HTTP/1.1 ${status}`, 'connection: close', 'content-type: application/json'];
  socket.end([...head, `content-length: ${Buffer.byteLength(body)}`, '', body].join('\r\n'));
}
