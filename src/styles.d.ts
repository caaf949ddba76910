/* Style sheets as Vite imports them. In place of `vite/client`, which knows classes as one object only: named, those that nothing uses are left out. */

declare module '*.module.css' {
  const classes: Readonly<Record<string, string>>;
  export = classes;
}

declare module '*?inline' {
  const text: string;
  export default text;
}

declare module '*.css' {}
