/**
 * Prints a hash of every document that made-up owners get, as JSON: `<type> <language> <owner>` to sixteen hex digits.
 * Run in the tree whose library is asked: `node document-hashes.ts ROOT OWNERS`.
 */
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const [root = '.', owners = '500'] = process.argv.slice(2);
const today = '2026-11-28';
const languages = ['de', 'en', 'es', 'fr', 'it', 'nl'];

type Answers = Record<string, unknown>;
interface Modules {
  assemble: (type: string, relevant: object, options: object) => object;
  finish: (draft: object) => object;
  questionnaires: Record<string, object>;
  randomAnswers: (questionnaire: object, random: () => number) => Answers;
  randomNumbers: (seed: number) => () => number;
  evaluate: (questionnaire: object, answers: Answers, options: object) => { relevant: Answers };
}

/** The modules, wherever this tree keeps them. */
async function load(): Promise<Modules> {
  const places = ['packages/library', 'packages/engine/src', 'packages/agreements/src'];
  const files = [
    'clauses.ts',
    'questionnaires.ts',
    'questionnaire/random-answers.ts',
    'questionnaire/evaluate.ts',
  ];
  const found = files.map((file) => {
    const path = places.map((place) => join(root, place, file)).find((one) => existsSync(one));
    if (path === undefined) throw new Error(`${root} has no ${file}`);
    return import(pathToFileURL(path).href) as Promise<Partial<Modules>>;
  });
  return Object.assign({}, ...(await Promise.all(found))) as Modules;
}

const { assemble, finish, questionnaires, randomAnswers, randomNumbers, evaluate } = await load();
const hashes: Record<string, string> = {};
for (const [type, questionnaire] of Object.entries(questionnaires)) {
  for (let owner = 0; owner < Number(owners); owner += 1) {
    const answers = randomAnswers(questionnaire, randomNumbers(owner));
    const { relevant } = evaluate(questionnaire, answers, { today });
    for (const language of languages) {
      const text = draft(type, relevant, language);
      hashes[`${type} ${language} ${owner}`] = createHash('sha256').update(text).digest('hex').slice(0, 16);
    }
  }
}
process.stdout.write(JSON.stringify(hashes));

/** A finished document may lack no fact, made-up owners lack some. */
function withoutBlanks(draft: object): object {
  return JSON.parse(JSON.stringify(draft), (_key, value: { type?: string } | null) =>
    value?.type === 'blank' ? { type: 'text', value: '[•]' } : value,
  ) as object;
}

/** Answers that contradict each other make some clauses throw: the same before as after. */
function draft(type: string, relevant: object, language: string): string {
  try {
    return JSON.stringify(finish(withoutBlanks(assemble(type, relevant, { language, today, blanks: true }))));
  } catch (error) {
    return `throws ${(error as Error).message}`;
  }
}
