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
  return destination === undefined ? pino({ ...options, level }) : pino({ ...options, level }, destination);
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
