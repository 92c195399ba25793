// The types stand in gateway.d.ts; at run time there is nothing to load.
export {};
