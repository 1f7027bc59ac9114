// Renders a built page on the server and prints it as JSON; the argument is its folder.
const { render } = await import(`./${process.argv[2]}/entryServer.js`);

console.log(JSON.stringify(render()));
