/**
 * House rules that the linter has no word for. Each is a pattern over the source text of the files
 * that it concerns; `tooling/import-direction.test.ts` shows that every one of them bites.
 */
export interface SourceRule {
  name: string;
  /** Paths (from the root, forward slashes) that the rule reads. */
  files: RegExp;
  except?: RegExp;
  forbidden: RegExp;
  because: string;
}

const source = /^(packages|e2e|bench|tooling)\/.*\.tsx?$/;
const tests = /\.test\.tsx?$|\/testing\/|^(e2e|bench|tooling)\//;

export const sourceRules: readonly SourceRule[] = [
  {
    name: 'clock',
    files: /^packages\/server\/src\//,
    except: /clock\.ts$|\.test\.ts$|\/testing\/|\/cli\//,
    forbidden: /\bDate\.now\(|\bnew Date\(\)/,
    because: 'time comes from the injected clock',
  },
  {
    name: 'sql',
    files: /^packages\/server\/src\//,
    except: /-store\.ts$|\/database\/|\/jobs\/|\.test\.ts$|\/testing\//,
    forbidden: /\bsql`|from 'pg'|\.selectFrom\(|\.insertInto\(|\.updateTable\(|\.deleteFrom\(/,
    because: 'SQL stands in stores and migrations only',
  },
  {
    name: 'raw sql',
    files: /^packages\/server\/src\//,
    // Signatures of functions, types and constraints, which the database itself names, and files of migrations.
    except: /(database\/(runtime-role|migrate)|backup\/table-store)\.ts$|\.test\.ts$|\/testing\//,
    forbidden: /\bsql\.(raw|lit)\(/,
    because: 'values go into SQL as parameters',
  },
  {
    name: 'random',
    files: /^packages\/(server|contract|banner|agreements|documents|web)\//,
    except: tests,
    forbidden: /\bMath\.random\b/,
    because: 'secrets and ids come from a cryptographic source',
  },
  {
    name: 'markup',
    files: /^packages\/(web\/app|banner\/src\/(script|receipt|document))\//,
    // Rendered documents, the constant theme script and style of the page's head, what is pasted, which is only read, and
    // the component that owners take along, which the app shows as text.
    except:
      /document\/document-html\.tsx$|clause\/foreign-html\.ts$|embed\/clausewright-document\.tsx$|app\/root\.tsx$|entry\.client\.tsx$|\.test\.tsx?$/,
    forbidden:
      /\b(innerHTML|outerHTML|insertAdjacentHTML|createContextualFragment|parseFromString|setHTMLUnsafe|srcDoc|document\.write(ln)?)\b|dangerouslySetInnerHTML/i,
    because: 'one component shows rendered documents',
  },
  {
    name: 'pattern',
    files: /^packages\//,
    // Each is made of texts of the source itself.
    except:
      /invoice-file\.ts$|domain-rules\.ts$|vat-number\.ts$|questionnaire\/formats\.ts$|language-rules\.ts$|render-pages\.ts$|english-articles\.ts$|heading-numbers\.ts$|reference-numbers\.ts$|redline-tokens\.ts$|american-english\.ts$|documents\/src\/outline\.ts$|\.test\.tsx?$|\/testing\/|^packages\/fakes\//,
    forbidden: /\bnew RegExp\(/,
    because: 'what people write is compared, never run as a pattern',
  },
  {
    name: 'message',
    files: /^packages\/(web\/app|banner\/src)\//,
    // Both ends of the preview, and the call of frames that the GPP specification opens to everybody.
    except: /use-preview\.ts$|script\/preview\.ts$|gpp-frame\.ts$|\.test\.tsx?$/,
    forbidden: /addEventListener\('message'|\bonmessage\b/,
    because: 'who listens to other windows looks at origin, source and shape, in few places',
  },
  {
    name: 'redirect',
    files: /^packages\/server\/src\//,
    except: /serve-pages\.ts$|provider-routes\/challenge-routes\.ts$|\.test\.ts$|\/testing\//,
    forbidden: /\.redirect\(|['"]location['"]\s*[,:]/i,
    because: 'the server sends nobody away but home and back from the test bank',
  },
  {
    name: 'cryptography',
    files: /^packages\/(server|contract|banner|web)\//,
    // Codes of apps are SHA-1 by RFC 6238, which apps follow; HMAC does not rest on what SHA-1 lost.
    except: new RegExp(`${tests.source}|second-factor\\/totp\\.ts$`),
    forbidden:
      /['"`](md5|sha-?1|rsassa-pkcs1-v1_5|aes-?\d*-(ecb|cbc|ctr)|des-[\w-]+|rc4)['"`]|RSA_PKCS1_PADDING|createCipher\(/i,
    because: 'SHA-256, AES-GCM, RSA-OAEP, Ed25519 and Argon2id, nothing weaker',
  },
  {
    name: 'program',
    files: /^packages\/(server|documents|agreements|banner|contract)\/src\//,
    except: tests,
    forbidden: /child_process/,
    because: 'the product starts no other program, so that no text reaches a shell',
  },
  {
    name: 'language of the machine',
    files: source,
    except: /direction\.test\.ts$/,
    forbidden:
      /\.localeCompare\((?:[^(),]|\([^()]*\))*\)|\.toLocale\w*\((?:\)|undefined\b|\[\])|\bIntl\.\w+\((?:\)|undefined\b|\[\])/,
    because: 'words, order and numbers follow a language that is named, never that of the machine',
  },
  {
    name: 'time zone of the machine',
    files: /^packages\/(server|documents|agreements|contract|banner|messages|web)\//,
    // The day of whoever fills in the wizard.
    except: /app\/use-today\.ts$|\.test\.tsx?$|\/testing\//,
    forbidden:
      /\.[gs]et(?:Date|Day|Month|FullYear|Hours|Minutes|Seconds)\(|\.to(?:Date|Time)String\(|getTimezoneOffset|\bnew Date\([^()'"`]+,/,
    because: 'days are counted in UTC',
  },
  {
    name: 'skipped test',
    files: source,
    except: /direction\.test\.ts$/,
    forbidden: /\b(test|it|describe)\.(skip|todo|only)\(/,
    because: 'a test that does not run proves nothing',
  },
];

/** File and folder names that say nothing (decision: the tree shows the architecture). */
export const vagueNames = /(^|\/)(utils?|helpers?|common|misc|manager|services?)(\.|\/|$)/;

export interface Finding {
  file: string;
  line: number;
  because: string;
}

/** Findings of every rule over one file; `file` is its path from the root. */
export function inspect(file: string, text: string): Finding[] {
  const findings: Finding[] = [];
  if (vagueNames.test(file))
    findings.push({ file, line: 1, because: 'the name says nothing about the content' });
  for (const rule of sourceRules) {
    if (!rule.files.test(file) || rule.except?.test(file)) continue;
    text.split('\n').forEach((line, index) => {
      if (rule.forbidden.test(line)) findings.push({ file, line: index + 1, because: rule.because });
    });
  }
  return findings;
}
