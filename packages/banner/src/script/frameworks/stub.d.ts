/** The package brings no types. */
declare module '@iabtcf/stub' {
  const stub: () => void;
  export = stub;
}
