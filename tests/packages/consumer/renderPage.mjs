// Renders the built page on the server and says it as JSON.
import { render } from './dist/server/entryServer.js';

console.log(JSON.stringify(render()));
