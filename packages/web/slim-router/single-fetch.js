/** Routes have no data: what the server rendered with is nothing, and a navigation only loads modules. */
export const SingleFetchRedirectSymbol = Symbol('SingleFetchRedirect');
export const NO_BODY_STATUS_CODES = new Set();

export async function decodeViaTurboStream() {
  return { value: { loaderData: {}, actionData: null, errors: null } };
}

export function getTurboStreamSingleFetchDataStrategy() {
  return async ({ matches }) => {
    const wanted = matches.filter((match) => match.shouldCallHandler());
    const results = wanted.map(async (match) => [
      match.route.id,
      await match.resolve((handler) => handler()),
    ]);
    return Object.fromEntries(await Promise.all(results));
  };
}

/** Only routes with data have an address for it. */
export function singleFetchUrl(url) {
  return new URL(url, location.origin);
}

/** Of the server. */
export const StreamTransfer = () => null;
export const getSingleFetchDataStrategyImpl = undefined;
export const stripIndexParam = undefined;
