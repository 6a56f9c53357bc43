import { fileURLToPath } from 'node:url';
import { agreementTypes } from '@clausewright/contract/agreement-types';
import { countedDuties } from '@clausewright/library/counted-duties';
import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import { computedModules } from './computed-modules.ts';
import { compileMessages } from './compile-messages.ts';
import { devJson } from './dev-json.ts';
import { guardedReload } from './guarded-reload.ts';
import { publicTypes } from './public-types.ts';
import { helpTexts } from './help-texts.ts';
import { slimIcons } from './slim-icons.ts';
import { slimRouter } from './slim-router.ts';

const api = process.env['API_URL'] ?? 'http://localhost:3000';

export default defineConfig(({ command }) => ({
  plugins: [
    slimIcons(),
    slimRouter(),
    guardedReload(),
    publicTypes(),
    devJson(),
    computedModules(),
    compileMessages(),
    helpTexts(),
    reactRouter(),
  ],
  define: {
    // The TEST type is for development only.
    BUILT_WIZARD_TYPES: JSON.stringify(
      agreementTypes.filter((type) => command === 'serve' || type !== 'TEST'),
    ),
    // The catalogue itself is far too large for a browser.
    COUNTED_DUTIES: JSON.stringify(countedDuties),
  },
  resolve: {
    alias: {
      'use-intl/format-message': 'use-intl/format-message/format-only',
      // Its build for browsers decodes by `innerHTML`, which Trusted Types refuse: the preview would differ.
      'decode-named-character-reference': fileURLToPath(
        import.meta.resolve('decode-named-character-reference'),
      ),
    },
  },
  ssr: { noExternal: ['use-intl', 'lucide-react'] },
  // An inlined asset would need `data:` in font-src.
  build: { assetsInlineLimit: 0, target: 'es2024' },
  environments: {
    // The scripts that stand in the pages are the texts of its functions (page-scripts.ts).
    ssr: { build: { minify: true } },
    client: {
      build: {
        rolldownOptions: {
          // Pure packages: importing one function from their index brings nothing else.
          treeshake: {
            moduleSideEffects: [
              { test: /\/packages\/(?:(?:banner|contract|engine)\/src|library)\//, sideEffects: false },
            ],
          },
          output: {
            // Every page names the scripts of all routes, beside the addresses that they are called after.
            entryFileNames: ({ facadeModuleId }) =>
              /\/app\/routes\//.test(facadeModuleId ?? '')
                ? 'assets/p-[hash:7].js'
                : 'assets/[name]-[hash:7].js',
            // The definitions of all wizards lie in files of one name; texts of the help are found by theirs. Every page names
            // some two hundred files: 42 bits tell the versions of one name apart.
            chunkFileNames: ({ facadeModuleId }) => {
              const [, help] = /\/messages\/help\/([\w.-]+)\.md$/.exec(facadeModuleId ?? '') ?? [];
              if (help !== undefined) return `assets/help-${help}-[hash:7].js`;
              const [, type] =
                /\/library\/types\/([\w-]+)\/questionnaire\.ts$/.exec(facadeModuleId ?? '') ?? [];
              return `assets/${type === undefined ? '[name]' : `questions-${type}`}-[hash:7].js`;
            },
            // Few large chunks compress better than thirty small ones; these are on every page.
            codeSplitting: {
              groups: [
                {
                  name: 'vendor',
                  test: /node_modules\/(react|react-dom|scheduler|react-router|use-intl|icu-minify|@formatjs)\//,
                },
                {
                  name: 'frame',
                  test: /\/app\/(layout\/|language\/(?!catalogue)|stored-session\/(session-store|acting-for|keys)|session\/(use-session|log-out)|(interface-languages|operator|prices|health|reload|trusted|stored|browser-storage|load-failed|rich-text|announcement|scroll-box|icon)[a-z-]*\.tsx?)/,
                },
                {
                  name: 'api',
                  test: /\/app\/(api|calls|request-id|outcome|outcome-text|use-agreement-token)\.tsx?$|\/contract\/src\/(headers|payload-cipher)\.ts$/,
                },
                // Each file that a script asks for costs a slow phone some milliseconds before it reacts. A group takes
                // along what its modules import, so what lighter pages need has one of its own, before it.
                { name: 'question-texts', test: /\/questionnaire\/question-texts\.ts$/ },
                { name: 'signs', test: /\/icons\/(arrow-left|circle-exclamation-point)\.mjs$/ },
                { name: 'help-sign', test: /\/icons\/circle-question-mark\.mjs$/ },
                { name: 'agreement-types', test: /\/agreement-types\.ts$/ },
                { name: 'amounts', test: /\/app\/(amount|per-month|home\/sample-link)\.tsx?$/ },
                { name: 'address', test: /\/app\/(start\/address-form|ui\/address-input)\.tsx$/ },
                // Documents that ask for some of it only would cut it in pieces for all others.
                {
                  name: 'contact',
                  test: /\/library\/shared\/questions\/(contact|audience|business|us-sizes|us-states|usual-age|security-measures|consent-mode)\.ts$/,
                },
                { name: 'limits', test: /\/contract\/src\/limits\.ts$/ },
                { name: 'row-signs', test: /\/icons\/(plus|trash)\.mjs$/ },
                { name: 'vendor-list', test: /\/vendors\/(list|listed-vendors|consent-types)\.ts$/ },
                {
                  name: 'controls',
                  test: /\/app\/ui\/(field|notice|busy-button|error-summary|error-text|described-by|choice-card|show-more)\.tsx?$/,
                },
                { name: 'fetched', test: /\/app\/use-(fetched|retry-when-up)\.ts$/ },
                { name: 'country-codes', test: /\/contract\/src\/country-codes\.ts$/ },
                {
                  name: 'places',
                  test: /\/app\/(countries|country-names)\.ts$|\/contract\/src\/(countries|states|state-names)\.ts$/,
                },
                {
                  name: 'questions',
                  test: /\/app\/draft\.ts$|\/app\/wizard\/(paths|problems|question-words|wizard-context|row-id|sent-answers|choosing|question-tree|wizard-state|action-bar|draft-notices|step-links|step-line|step-bar|use-draft|use-step|use-step-focus)\.tsx?$|\/engine\/src\/(?:answers\/|questionnaire\/(?:bounds|conditions|clean-text|derivation|evaluate|formats|measure|nested|own-entries|validate-answer|walk)\.ts)|\/app\/ui\/disclosure\.tsx$/,
                },
                {
                  name: 'first-kinds',
                  test: /\/app\/wizard\/(use-preview|use-choice-prices|use-undo|use-error-words|furthest-step|kinds\/(any-question|question-list|multi-question|option-list|text-question|text-control|use-question|use-option-price|filter-options|nest))\.tsx?$/,
                },
              ],
            },
          },
        },
      },
    },
  },
  server: {
    port: 5173,
    // The server refuses calls from an origin that is not its own.
    proxy: { '/api': { target: api, changeOrigin: true, headers: { origin: new URL(api).origin } } },
  },
  optimizeDeps: {
    include: [
      'react',
      'react-dom/client',
      'react-router',
      'react-router/dom',
      'use-intl',
      'use-intl > @formatjs/fast-memoize',
      'lucide-react',
    ],
  },
}));
