/** What `npm audit --json` says of the packages that the product runs on. */
export type Verdict =
  | { kind: 'known'; faults: readonly string[] }
  /** The registry does not answer such questions, or cannot be reached. */
  | { kind: 'unknown'; why: string };

interface Report {
  /** Of a failure, in place of all the rest. */
  message?: string;
  error?: { summary?: string; detail?: string };
  vulnerabilities?: Readonly<Record<string, Vulnerability>>;
}
interface Vulnerability {
  severity: string;
  range: string;
  /** Advisories of the package itself, and names of packages that bring the fault along. */
  via: readonly (string | { title: string; url: string; severity: string })[];
}

/** Below these nobody is stopped: most are of no concern to how a package is used here. */
const stopping = new Set(['high', 'critical']);

export function evaluateAdvisories(output: string): Verdict {
  const report = readReport(output);
  if (report?.vulnerabilities === undefined) {
    const why = report?.message ?? report?.error?.summary ?? '';
    return { kind: 'unknown', why: why.split('\n')[0] ?? '' };
  }
  const faults = Object.entries(report.vulnerabilities).flatMap(([name, { range, via }]) =>
    via.flatMap((one) =>
      typeof one === 'string' || !stopping.has(one.severity)
        ? []
        : [`${name} ${range}: ${one.title} (${one.severity}), ${one.url}`],
    ),
  );
  return { kind: 'known', faults };
}

function readReport(output: string): Report | null {
  try {
    return JSON.parse(output) as Report;
  } catch {
    return null;
  }
}
