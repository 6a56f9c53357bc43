import { pino, type DestinationStream, type Logger, type LoggerOptions } from 'pino';

/**
 * JSON lines without personal data: of a request its method and route pattern, of an error its kind
 * and place. Messages of errors stay out, since parsers and databases quote what they were given;
 * only those of the language itself are kept.
 */
const options: LoggerOptions = {
  base: null,
  timestamp: pino.stdTimeFunctions.isoTime,
  serializers: { err: describeError, req: () => undefined, res: () => undefined },
};

export function createLog(level: string, destination?: DestinationStream): Logger {
  return pino({ ...options, level }, destination ?? inOneWritePerTurn(standardOutput()));
}

/** Characters that wait for a full disk; what comes beyond is dropped. */
const mostWaiting = 1_000_000;

/** What cannot be written waits until the next line can be: a log must not end what it tells of. */
function standardOutput(): DestinationStream {
  const output = pino.destination({ dest: 1, sync: true, maxLength: mostWaiting });
  output.on('error', () => {});
  return output;
}

/**
 * What one turn of the event loop logs goes out together when it ends: under load a system call per line
 * costs more than the line. An end of the process, by a fault too, writes what still waits.
 */
function inOneWritePerTurn(destination: DestinationStream): DestinationStream {
  let lines = '';
  const flush = (): void => {
    const waiting = lines;
    lines = '';
    if (waiting !== '') destination.write(waiting);
  };
  process.on('exit', flush);
  return {
    write(line) {
      if (lines === '') setImmediate(flush);
      lines += line;
    },
  };
}

interface ErrorRecord {
  type: string;
  code?: string;
  message?: string;
  at: string[];
  cause?: ErrorRecord;
}

function describeError(error: unknown): ErrorRecord | undefined {
  if (!(error instanceof Error)) return undefined;
  const record: ErrorRecord = { type: error.constructor.name, at: frames(error) };
  if ('code' in error && typeof error.code === 'string') record.code = error.code;
  if (error instanceof TypeError || error instanceof ReferenceError || error instanceof RangeError) {
    record.message = error.message;
  }
  const cause = describeError(error.cause);
  return cause === undefined ? record : { ...record, cause };
}

function frames({ stack = '' }: Error): string[] {
  return stack
    .split('\n')
    .filter((line) => /^ {4}at /.test(line))
    .slice(0, 12)
    .map((line) => line.trim());
}
