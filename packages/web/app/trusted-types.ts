interface PolicyFactory {
  createPolicy(name: string, rules: { createHTML: (text: string) => string | null }): TrustedPolicy;
}
export interface TrustedPolicy {
  /** In browsers without Trusted Types the text itself. */
  createHTML(text: string): string;
}

const factory = (globalThis as { trustedTypes?: PolicyFactory }).trustedTypes;

export function createPolicy(name: string, createHTML: (text: string) => string): TrustedPolicy {
  return factory ? factory.createPolicy(name, { createHTML }) : { createHTML };
}

/**
 * React makes script elements through `<script></script>` when it has to render a document anew; any
 * other text that reaches a sink is a fault: the browser throws there.
 */
export function installDefaultPolicy(): void {
  factory?.createPolicy('default', {
    createHTML: (text) => (text === '<script></script>' ? text : null),
  });
}
