/** Tree of categories. The one of a store is `{ appNamespace: '@wix/stores', treeKey: null }`. */
export interface TreeReference {
  /** Namespace of the app that has the tree. Only `@wix/stores`. */
  appNamespace?: string;
  /** Key of the tree, if the app has several ones. */
  treeKey?: string | null;
}
