/** Pages of the history that are looked through for things before somebody asks for more. */
export const NFT_PAGES = 10
