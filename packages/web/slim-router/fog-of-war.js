/** Every route is known from the first page on (`routeDiscovery: initial`). */
export function isFogOfWarEnabled() {
  return false;
}
export function getPatchRoutesOnNavigationFunction() {}
export function useFogOFWarDiscovery() {}
export function getPartialManifest(manifest) {
  return manifest;
}

/** Of the server. */
export const getManifestPath = undefined;
export const getPathsWithAncestors = undefined;
export const handleClientVersionMismatch = undefined;
export const URL_LIMIT = 0;
