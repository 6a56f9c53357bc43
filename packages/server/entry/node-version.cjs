// Plain JavaScript of CommonJS, as is all of this folder: a Node that is too old for the product must still read it.
const wanted = 24;
if (Number.parseInt(process.versions.node, 10) < wanted) {
  process.stderr.write(
    `Clausewright needs Node.js ${wanted}, but this is ${process.version}. Install it, or use the one that npm install brings along: npm start, or node_modules/.bin/node instead of node.\n`,
  );
  process.exit(1);
}
