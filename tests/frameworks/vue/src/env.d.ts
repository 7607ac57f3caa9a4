import '@causeway/widget/element/vue'
