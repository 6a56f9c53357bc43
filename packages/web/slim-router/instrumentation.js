/** Nobody measures the router. */
export function consumeInstrumentationClientResultMetaReceiver() {}
export function getRouteInstrumentationUpdates() {
  return {};
}
export function instrumentClientSideRouter(router) {
  return router;
}

/** Of the server. */
export const instrumentHandler = undefined;
export const instrumentationResultMetaContext = undefined;
