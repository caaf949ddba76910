/*
 * Style sheets as Vite imports them. `vite/client` declares classes only as one object. With `import * as`, class names that nothing uses
 * are left out of the script.
 */

declare module '*.module.css' {
  const classes: Readonly<Record<string, string>>;
  export = classes;
}

declare module '*?inline' {
  const text: string;
  export default text;
}

declare module '*.css' {}
