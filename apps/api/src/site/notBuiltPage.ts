/** What a browser shows while the site has not been built. */
export const notBuiltPage = `<!doctype html>
<html lang="en">
  <head><meta charset="utf-8" /><title>Gildshelf</title></head>
  <body><p>The site is not built yet: run npm start, which builds it.</p></body>
</html>
`;
