/** History pages searched for NFTs before the person has to ask for more. */
export const NFT_PAGES = 10
