/** Texts of the home page. Brackets mark italics. */
export const home = {
  description: 'Well-made things for the home, the desk and the days in between.',
  hero: { first: 'Things', second: 'worth', last: 'keeping' },
  lead: 'Made by people who would rather sell you one good thing than three poor ones.',
  featured: 'Picked [this week]',
  allFeatured: 'See all of them',
  collections: 'Room [by room]',
  loadingCollections: 'Loading the collections',
  newest: 'Just [unpacked]',
  allNewest: 'All the newest',
};
