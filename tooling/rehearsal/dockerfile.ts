/** Reads Dockerfiles: what ours uses of the format, and a fault for everything else. */
export interface Instruction {
  /** Upper case. */
  name: string;
  /** `--name=value`, without the dashes. */
  flags: Readonly<Record<string, string>>;
  /** A list was written as JSON; a text is for a shell, or one to read by the instruction. */
  value: string | readonly string[];
  line: number;
}

export interface Stage {
  base: string;
  name: string | undefined;
  instructions: readonly Instruction[];
}

export type Read = { ok: true; stages: readonly Stage[] } | { ok: false; line: number; reason: string };
type Fault = (line: number, reason: string) => void;

const known = ['FROM', 'RUN', 'COPY', 'WORKDIR', 'ENV', 'USER', 'EXPOSE', 'HEALTHCHECK', 'CMD'];

export function readDockerfile(text: string): Read {
  const faults: { ok: false; line: number; reason: string }[] = [];
  const fault: Fault = (line, reason) => faults.push({ ok: false, line, reason });
  const stages: (Omit<Stage, 'instructions'> & { instructions: Instruction[] })[] = [];
  if (/^#\s*(?:escape|syntax|check)\s*=/i.test(text)) fault(1, 'directives are not read');
  for (const { text: logical, line } of logicalLines(text)) {
    const instruction = readInstruction(logical, line, fault);
    const stage = stages.at(-1);
    if (instruction.name === 'FROM') stages.push({ ...readFrom(instruction, fault), instructions: [] });
    else if (stage === undefined) fault(line, `${instruction.name} before the first FROM`);
    else stage.instructions.push(instruction);
  }
  if (stages.length === 0) fault(1, 'no FROM');
  return faults[0] ?? { ok: true, stages };
}

/** Joins what a backslash at its end continues; comments and empty lines between are left out. */
function logicalLines(text: string): { text: string; line: number }[] {
  const lines: { text: string; line: number }[] = [];
  let open: { text: string; line: number } | undefined;
  text.split(/\r?\n/).forEach((raw, index) => {
    if (raw.trim() === '' || /^\s*#/.test(raw)) return;
    const part = raw.replace(/\\\s*$/, '');
    open = open === undefined ? { text: part, line: index + 1 } : { ...open, text: open.text + part };
    if (part !== raw) return;
    lines.push(open);
    open = undefined;
  });
  // A backslash at the very end continues nothing.
  return open === undefined ? lines : [...lines, open];
}

function readInstruction(logical: string, line: number, fault: Fault): Instruction {
  const [, word = '', after = ''] = /^\s*(\S+)\s*([\s\S]*)$/.exec(logical) ?? [];
  const name = word.toUpperCase();
  const flags: Record<string, string> = {};
  let rest = after.trim();
  for (let flag = readFlag(rest); flag !== null; flag = readFlag(rest)) {
    const [all, key = '', value = ''] = flag;
    flags[key] = value;
    rest = rest.slice(all.length).trimStart();
  }
  if (!known.includes(name)) fault(line, `${name} is not read`);
  else if (rest === '') fault(line, `${name} without a value`);
  else if (['RUN', 'COPY'].includes(name) && /<<-?\s*["']?\w/.test(rest))
    fault(line, 'here-documents are not read');
  return { name, flags, value: readValue(rest), line };
}

function readFlag(text: string): RegExpExecArray | null {
  return /^--([a-z-]+)(?:=(\S*))?(?=\s|$)/.exec(text);
}

/** As the format says, what is no list of strings in JSON is a text. */
function readValue(text: string): string | readonly string[] {
  if (!text.startsWith('[')) return text;
  try {
    const list: unknown = JSON.parse(text);
    return Array.isArray(list) && list.every((one) => typeof one === 'string') ? list : text;
  } catch {
    return text;
  }
}

function readFrom({ value, line, flags }: Instruction, fault: Fault): Pick<Stage, 'base' | 'name'> {
  const match = typeof value === 'string' ? /^(\S+)(?:\s+as\s+(\S+))?$/i.exec(value) : null;
  if (match === null || Object.keys(flags).length > 0) fault(line, 'FROM takes an image and a name');
  return { base: match?.[1] ?? '', name: match?.[2]?.toLowerCase() };
}

/** `NAME=value NAME="a value"`; the older form `NAME value` has one. */
export function readPairs({ value }: Instruction): Readonly<Record<string, string>> {
  const text = typeof value === 'string' ? value : '';
  const old = /^(\w+)\s+([\s\S]+)$/.exec(text);
  if (old !== null) return { [old[1] ?? '']: old[2] ?? '' };
  const pairs = text.matchAll(/(\w+)=((?:"(?:\\.|[^"\\])*"|'[^']*'|\\.|[^\s"'\\])*)/g);
  return Object.fromEntries([...pairs].map(([, name = '', raw = '']) => [name, unquoted(raw)]));
}

function unquoted(raw: string): string {
  return raw.replaceAll(
    /"((?:\\.|[^"\\])*)"|'([^']*)'|\\(.)/g,
    (_, double?: string, single?: string, one?: string) =>
      double === undefined ? (single ?? one ?? '') : double.replaceAll(/\\(["\\$])/g, '$1'),
  );
}
