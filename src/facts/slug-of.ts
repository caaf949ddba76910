/** The `params.parse` of a route: gives the slug in its own type, or `false` where it is none of these, so that no page is found. */
export const slugOf =
  <Slug extends string>(slugs: readonly Slug[]) =>
  ({ slug }: { slug: string }): { slug: Slug } | false =>
    slugs.includes(slug as Slug) ? { slug: slug as Slug } : false;
