// Renders a built page on the server and says it as JSON; its folder is the argument.
const { render } = await import(`./${process.argv[2]}/entryServer.js`);

console.log(JSON.stringify(render()));
