import { chooseLanguage } from '@clausewright/contract/choose-language';
import type { ListedPrices } from '@clausewright/contract';
import { renderToReadableStream } from 'react-dom/server';
import { ServerRouter, type EntryContext } from 'react-router';
import { loadCatalogue } from './language/catalogues.ts';
import { interfaceLanguage, translated } from './interface-languages.ts';
import { LanguageProvider } from './language/language-provider.tsx';
import { OperatorContext } from './operator.tsx';
import { PricesContext } from './prices.tsx';
import { defaultOperator, type Operator } from './operator-data.ts';

function operatorOf(request: Request): Operator {
  const given = request.headers.get('x-operator');
  return given ? (JSON.parse(decodeURIComponent(given)) as Operator) : defaultOperator;
}

function pricesOf(request: Request): ListedPrices | null {
  const given = request.headers.get('x-prices');
  return given ? (JSON.parse(given) as ListedPrices) : null;
}

export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
): Promise<Response> {
  const language = interfaceLanguage(
    chooseLanguage(
      {
        cookie: request.headers.get('cookie') ?? undefined,
        acceptLanguage: request.headers.get('accept-language') ?? undefined,
      },
      translated,
    ),
  );
  const catalogue = await loadCatalogue(language);
  let failed = false;
  const body = await renderToReadableStream(
    <OperatorContext value={operatorOf(request)}>
      <PricesContext value={pricesOf(request)}>
        <LanguageProvider language={language} catalogue={catalogue}>
          <ServerRouter context={context} url={request.url} />
        </LanguageProvider>
      </PricesContext>
    </OperatorContext>,
    {
      // The page is sent whole: a part that came behind it would wait for scripts, and never be seen without them.
      progressiveChunkSize: Number.MAX_SAFE_INTEGER,
      onError: () => {
        failed = true;
      },
    },
  );
  await body.allReady;
  headers.set('content-type', 'text/html; charset=utf-8');
  return new Response(body, { status: failed ? 500 : status, headers });
}
