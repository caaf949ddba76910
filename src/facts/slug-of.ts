/** The `params.parse` of a route: returns the typed slug, or `false` for an unknown one, which leads to the not-found page. */
export const slugOf =
  <Slug extends string>(slugs: readonly Slug[]) =>
  ({ slug }: { slug: string }): { slug: Slug } | false =>
    slugs.includes(slug as Slug) ? { slug: slug as Slug } : false;
