// The baseline that the server is compared with: node:http that responds with the same bytes and does nothing else.
import { createServer } from 'node:http';

let bytes = Buffer.alloc(0);
const server = createServer((request, response) => {
  if (request.method === 'PUT') {
    /** @type {Buffer[]} */
    const chunks = [];
    request.on('data', (chunk) => chunks.push(chunk));
    request.on('end', () => {
      bytes = Buffer.concat(chunks);
      response.end();
    });
    return;
  }
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': bytes.length });
  response.end(bytes);
});
server.listen(Number(process.env.PORT), '127.0.0.1', () =>
  console.log(`Gildshelf is ready at http://127.0.0.1:${process.env.PORT}`),
);
