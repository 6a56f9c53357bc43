/**
 * What a migration may not do at once, because the version before it still serves while it runs and for as
 * long as its processes live (expand, then contract). `-- contract: REASON` before a statement lets it pass:
 * the reason says since when no version reads what goes.
 */
export interface MigrationRule {
  name: string;
  forbidden: RegExp;
  because: string;
}

export const migrationRules: readonly MigrationRule[] = [
  {
    name: 'drop',
    forbidden: /\bdrop (table|column|view|materialized view|type|domain|function|schema|sequence|default)\b/,
    because: 'the version before it reads, calls or counts on what is dropped',
  },
  {
    name: 'rename',
    forbidden: /\b(rename (to|column|attribute|value)|alter (table|view|type) (if exists )?\S+ rename)\b/,
    because: 'the version before it knows the old name',
  },
  {
    name: 'type',
    forbidden: /\balter (column )?\S+ (set data )?type\b/,
    because: 'the version before it reads the old type, and the table is written anew under a lock',
  },
  {
    name: 'not null',
    forbidden: /\bset not null\b/,
    because: 'the version before it writes rows without a value',
  },
  {
    name: 'required column',
    forbidden:
      /\badd (column )?(if not exists )?(?!constraint\b|check\b|unique\b|primary\b|foreign\b|value\b)\w+ (?:(?!,|\bdefault\b|\bgenerated\b).)*\bnot null\b(?!(?:(?!,).)*\b(default|generated)\b)/,
    because: 'the version before it inserts rows without this column',
  },
  {
    name: 'constraint',
    forbidden: /\badd (constraint \S+ )?(check|unique|primary key|foreign key|exclude)\b/,
    because: 'the version before it writes what this refuses, and all rows are read under a lock',
  },
  {
    name: 'unique index',
    forbidden: /\bcreate unique index\b/,
    because: 'the version before it writes what this refuses',
  },
  {
    name: 'emptying',
    // A trigger that refuses it says the word as well.
    forbidden: /(?<!\bbefore )\btruncate\b/,
    because: 'rows go that the version before it serves',
  },
  {
    name: 'lock timeout',
    forbidden: /\block_timeout\b/,
    because: 'whoever migrates sets it for all of them',
  },
];

/** The last one that was written before there were these rules. */
export const lastFree = '0021-withdrawals';

/** What the rules hold against one migration. */
export function inspectMigration(text: string): string[] {
  const statements = statementsOf(text);
  const made = new Set(
    statements.flatMap(({ sql }) => /\bcreate table (?:if not exists )?(\S+)/.exec(sql)?.[1] ?? []),
  );
  return statements
    .filter(({ sql, reason }) => reason === '' && !made.has(tableOf(sql)))
    .flatMap(({ sql }) =>
      migrationRules
        .filter(({ forbidden }) => forbidden.test(sql))
        .map(({ because }) => `${sql.slice(0, 80)}: ${because}`),
    );
}

interface Statement {
  /** In lower case, on one line, without comments, texts and bodies of functions. */
  sql: string;
  /** What stands behind `-- contract:` before it. */
  reason: string;
}

function statementsOf(text: string): Statement[] {
  const bare = text
    .replaceAll(
      /--[ \t]*contract:[ \t]*(.*)/g,
      (_, reason: string) => `⟦${reason.replaceAll(/['";$]/g, '')}⟧`,
    )
    .replaceAll(/--.*|\/\*[\s\S]*?\*\//g, '')
    .replaceAll(/(\$\w*\$)[\s\S]*?\1/g, "''")
    .replaceAll(/'(?:[^']|'')*'/g, "''");
  return bare.split(';').map((part) => ({
    sql: part
      .replaceAll(/⟦[^⟧]*⟧/g, '')
      .replaceAll(/\s+/g, ' ')
      .trim()
      .toLowerCase(),
    reason: /⟦([^⟧]*)⟧/.exec(part)?.[1]?.trim() ?? '',
  }));
}

function tableOf(sql: string): string {
  return (
    /^alter table (?:if exists )?(?:only )?(\S+)/.exec(sql)?.[1] ??
    /^create unique index (?:if not exists )?\S+ on (\S+)/.exec(sql)?.[1] ??
    ''
  );
}
