/** `node bench/run-figure.ts NAME ROUNDS`: one figure in a process of its own; the last line is its rows as JSON. */
import { figures } from './figures.ts';

const [name = '', rounds = ''] = process.argv.slice(2);
const figure = figures[name];
if (figure === undefined) throw new Error(`no figure is named ${name}`);
const { measure } = await figure.load();
const rows = await measure(Number(rounds));
process.stdout.write(`${JSON.stringify(rows)}\n`, () => process.exit(0));
